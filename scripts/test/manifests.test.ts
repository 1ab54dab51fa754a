/** A package that two workspaces pin to different versions is installed and bundled twice. */
import {listFiles} from '../../lib/repository';
import {readText, root} from '../../lib/root';

it('the root and its workspaces pin each package to the same version', () => {
  const folders = ['packages', 'features'].map((folder) => `:(glob)${folder}/*/package.json`);
  const manifests = listFiles(root, {paths: ['package.json', ...folders]});
  const pins = manifests.flatMap((file) => {
    const {dependencies, devDependencies} = JSON.parse(readText(file)) as Record<
      string,
      Record<string, string> | undefined
    >;
    return Object.entries({...dependencies, ...devDependencies}).map(([name, version]) => ({
      file,
      name,
      version,
    }));
  });
  const different = pins.filter(({name, version}) =>
    pins.some((other) => other.name === name && other.version !== version),
  );
  expect(manifests.length).toBeGreaterThan(1);
  expect(different.map(({file, name, version}) => `${file}: ${name} ${version}`)).toEqual([]);
});
