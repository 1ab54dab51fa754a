import {problemsIn} from '../fixture';
import {mermaidChecker} from './checker';

const problemsOf = (code: string) => problemsIn(`\`\`\`mermaid\n${code}\n\`\`\``, [mermaidChecker]);

const SEQUENCE = 'sequenceDiagram\n\naccTitle: a -> b: c\nparticipant Page\nactor ada as Ada\n';

it.each([
  `${SEQUENCE}ada->>+Page: open\nPage--xada: a: b\nNote over Page, ada: end\nPage-)Page: c`,
  'sequenceDiagram\nA->>B: a',
  'flowchart LR\na[A (x)]:::b --> c{"C?"}\nc -- yes it is --> d([D])\nc -->|no| a & d\n',
  'stateDiagram-v2\na --> b',
])('mermaidChecker accepts %j', (code) => expect(problemsOf(code)).toEqual([]));

it.each([
  [`${SEQUENCE}ada->>Pge: open\nada->>Page: b`, /^7: .* "Pge" .*mean "Page"/],
  [`${SEQUENCE}ada->>Page: open\nNote over adda,Page: b`, /^8: .* "adda" .*mean "ada"/],
  [`${SEQUENCE}ada->>ada: open`, /^5: the declaration of "Page" has no use/],
  ['flowchart LR\nfirst[A] --> next[B]\nnext --> frist', /^4: .* "frist" .*mean "first"/],
])('mermaidChecker reports the part of %j', (code, expected) => {
  expect(problemsOf(code)).toEqual([expect.stringMatching(expected)]);
});
