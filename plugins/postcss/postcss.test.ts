import {describe, expect, it} from 'vitest';
import {withoutRepeatedWork} from './options';

const preset = ['/site/node_modules/postcss-preset-env/dist/index.cjs', {}];

describe('withoutRepeatedWork', () => {
  it('takes out the preset and the search for a file, and keeps the rest', () => {
    const layers = {postcssPlugin: 'layers'};
    expect(withoutRepeatedWork({ident: 'postcss', plugins: [preset, layers]})).toEqual({
      ident: 'postcss',
      config: false,
      plugins: [layers],
    });
  });
  it('says so when there is nothing to take out', () => {
    expect(() => withoutRepeatedWork({plugins: ['/site/other.js']})).toThrow(
      'Docusaurus does not use postcss-preset-env any more, which this plugin takes out (found: /site/other.js). Remove the plugin',
    );
  });
});
