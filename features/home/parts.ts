/** The four parts of the suite, for the home page. */
import {LATEST_VERSION, docPath} from '../../site/versions';

const {libraries} = LATEST_VERSION;
const page = (id: string) => docPath(LATEST_VERSION, id);

/** `install` is a command or the coordinates. */
export const SUITE: readonly {name: string; text: string; install?: string; to: string}[] = [
  {
    name: 'Pricing2Yaml',
    text: 'The format for plans, add-ons, features and usage limits in one YAML file, which you can write in any editor.',
    to: page('api/Pricing2Yaml/the-pricing2yaml-syntax'),
  },
  {
    name: 'Pricing4Java',
    text: 'Evaluates the pricing in Spring Boot, signs the token and guards your services.',
    install: `implementation("io.github.isa-group:Pricing4Java:${libraries.Pricing4Java!.documented}")`,
    to: page('docs/getting-started/instalation#java'),
  },
  {
    name: 'Pricing4React',
    text: 'React components and a hook that read the token, and an OpenFeature provider that reads the file.',
    install: `npm install pricing4react@${libraries.Pricing4React!.documented} react-router-dom`,
    to: page('docs/getting-started/instalation#react'),
  },
  {
    name: 'Pricing4TS',
    text: 'Guards a Node.js back end, such as Express, and reads, validates and analyzes pricings.',
    install: `npm install pricing4ts@${libraries.Pricing4TS!.documented}`,
    to: page('docs/getting-started/instalation#typescript'),
  },
];
