/** Addresses of the skills for coding agents, which the post-build step publishes. */

/** Folder of the published skills, below the base path. Discovery clients expect this name. */
export const SKILLS_FOLDER = '.well-known/agent-skills';

/** Path of a published skill, below the base path. */
export const skillPath = (name: string): string => `${SKILLS_FOLDER}/${name}/SKILL.md`;
