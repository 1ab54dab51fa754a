import path from 'node:path';
import {indexOfLastBuild} from './development';

it('serves the index at the URL that the browser requests, below the base path', () => {
  expect(indexOfLastBuild(path.join('site', 'build'), '/base/')).toEqual({
    directory: path.join('site', 'build', 'search-index'),
    publicPath: '/base/search-index',
    watch: false,
  });
});
