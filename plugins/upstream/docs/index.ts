/** The docs plugin of Docusaurus, with less data on every document, and landing pages without a slash. */
import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {moveDescriptions} from './descriptions';
import {withoutTrailingSlash} from './landing';

export {validateOptions};

export default async function docsWithoutDescriptions(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async ({actions, ...args}) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(withoutTrailingSlash(moveDescriptions(route))),
        },
      }),
  };
}
