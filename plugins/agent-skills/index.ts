import {readFileSync, readdirSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SKILLS_FOLDER, skillPath} from '../../site/agentSkills';
import {readSkill, skillsIndex, type Skill} from './skill';

/** Reads the skills in `skills/`. */
export function readSkills({siteDir, siteConfig, baseUrl}: LoadContext): Skill[] {
  return readdirSync(path.join(siteDir, 'skills')).map((folder) => {
    const file = `skills/${folder}/SKILL.md`;
    return readSkill(
      file,
      readFileSync(path.join(siteDir, file), 'utf8'),
      siteConfig.url + baseUrl,
    );
  });
}

/** Publishes the skills, and an index with which programs find and verify them. */
export default function agentSkillsPlugin(context: LoadContext): Plugin {
  return {
    name: 'agent-skills',
    async postBuild({outDir}) {
      const skills = readSkills(context);
      for (const {name, text} of skills) {
        const file = path.join(outDir, skillPath(name));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
      const index = path.join(outDir, SKILLS_FOLDER, 'index.json');
      await writeFile(index, skillsIndex(skills, context.baseUrl));
    },
  };
}
