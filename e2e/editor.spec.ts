/** Draws how an editor shows the first mistake of the starter guide, with the message of the schema. */
import {LATEST_VERSION, docPath} from '../site/versions';
import {drawing} from './support/drawing';
import {expect, openPage, test} from './support/site';

test('the image of an editor shows the message of the schema', async ({page}) => {
  await openPage(page, docPath(LATEST_VERSION, 'docs/getting-started/pricing2yaml-starter-guide'));
  const blocks = page.locator('.theme-code-block');
  const text = async (label: string) =>
    (await blocks.filter({hasText: label}).first().locator('code').innerText()).trimEnd();
  const [comment = ''] = (await text('yaml-language-server')).split('\n');
  const metadata = await text('saasName: NoteHarbor');
  const mistake = await text('currency: €');
  const [, message] = (await text('currency: Write')).split(': ');

  const lines = [comment, ...metadata.replace(/currency: .*/, mistake).split('\n')];
  const line = lines.indexOf(mistake) + 1;
  const place = {line, column: mistake.indexOf('€') + 1, length: 1, message: message!};
  expect(drawing('pricing.yml', lines, place)).toMatchSnapshot('schema-error.svg');
});
