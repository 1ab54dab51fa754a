import classicPreset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {assertUnchanged} from './changed';

/**
 * The classic preset with another plugin in the place of its docs plugin. Docusaurus expects names of presets, and
 * copies their options into the JavaScript of every page, so this calls the function of the preset.
 *
 * @throws Error if the preset does not return the plugins that the site needs, or contains the docs plugin
 */
export function classicPresetWith(
  docs: PluginConfig,
  context: LoadContext,
  options: Omit<Options, 'docs'>,
): Preset {
  const {plugins = [], ...rest} = classicPreset(context, {...options, docs: false});
  const modules = plugins.map((plugin) => String(Array.isArray(plugin) ? plugin[0] : plugin));
  const has = (name: string) => modules.some((file) => file.includes(`plugin-${name}`));
  const missing = ['content-blog', 'content-pages'].filter((name) => !has(name));
  assertUnchanged(missing.length === 0 && !has('content-docs'), {
    file: 'plugins/upstream/classicPreset.ts',
    expected: 'preset-classic returns the plugins of blog and pages, but not of docs',
    found: missing.length > 0 ? `no plugin-${missing.join(', ')}` : 'plugin-content-docs',
    fix: 'List the plugins and themes of the preset in preset.ts instead.',
  });
  return {...rest, plugins: [...plugins, docs]};
}
