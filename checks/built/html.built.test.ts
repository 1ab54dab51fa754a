import {root} from '../../lib/root';
import {lintSite} from '../html/lint';
import {filesWithPath} from '../html/page';
import {BUILD, site} from './site';

it('links, metadata, images and code blocks of all pages are valid', () => {
  expect(lintSite(site)).toEqual([]);
});

it('no file contains the path of the folder in which the site was built', () => {
  const fix = 'Pass no absolute path in themeConfig, customFields or the options of plugins';
  expect(filesWithPath(BUILD, root), fix).toEqual([]);
});
