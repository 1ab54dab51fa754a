/** The docs plugin of Docusaurus, with less data on every document, and landing pages without a slash. */
import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {descriptionProblems, moveDescriptions} from './descriptions';
import {landingProblems, withoutTrailingSlash} from './landing';

export {validateOptions};

export default async function docsWithoutDescriptions(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({actions, ...args}) {
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({
        ...args,
        actions: {
          ...actions,
          addRoute(route) {
            routes.push(route);
            actions.addRoute(withoutTrailingSlash(moveDescriptions(route)));
          },
        },
      });
      const problems = [...descriptionProblems(routes), ...landingProblems(routes)];
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
