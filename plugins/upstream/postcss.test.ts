import {withoutRepeatedWork} from './postcss';

const preset = ['/site/node_modules/postcss-preset-env/dist/index.cjs', {}];

describe('withoutRepeatedWork', () => {
  it('removes the preset and the search for a file, and keeps the other settings', () => {
    const layers = {postcssPlugin: 'layers'};
    expect(withoutRepeatedWork({ident: 'postcss', plugins: [preset, layers]})).toEqual({
      ident: 'postcss',
      config: false,
      plugins: [layers],
    });
  });
  it('throws if there is nothing to remove', () => {
    expect(() => withoutRepeatedWork({plugins: ['/site/other.js']})).toThrow(
      'Docusaurus uses postcss-preset-env, which this plugin removes, but found /site/other.js. Remove the plugin',
    );
  });
});
