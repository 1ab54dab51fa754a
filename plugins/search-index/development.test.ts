import path from 'node:path';
import {expect, it} from 'vitest';
import {indexOfLastBuild} from './development';

it('serves the index where the browser looks for it, below the base path', () => {
  expect(indexOfLastBuild(path.join('site', 'build'), '/base/')).toEqual({
    directory: path.join('site', 'build', 'search-index'),
    publicPath: '/base/search-index',
    watch: false,
  });
});
