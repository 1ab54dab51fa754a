/** The picture of the architecture: one drawing, in the colours of the light and the dark mode. */

/** Colours of a drawing; those of `src/css/tokens.css`, which a picture file cannot read. */
interface Palette {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly group: string;
  readonly groupLine: string;
  readonly toolkit: string;
  readonly toolkitLine: string;
  readonly own: string;
  readonly ownLine: string;
  readonly mark: string;
  readonly markText: string;
}

const LIGHT: Palette = {
  ink: '#1c2536',
  muted: '#55617a',
  line: '#55617a',
  group: '#f5f7fb',
  groupLine: '#d9dfeb',
  toolkit: '#ffffff',
  toolkitLine: '#1b4f9c',
  own: '#fdf5e3',
  ownLine: '#b26a00',
  mark: '#1b4f9c',
  markText: '#ffffff',
};

const DARK: Palette = {
  ink: '#e6ebf4',
  muted: '#aab5c9',
  line: '#aab5c9',
  group: '#171d2a',
  groupLine: '#2b3548',
  toolkit: '#10151f',
  toolkitLine: '#8fbcff',
  own: '#2b2413',
  ownLine: '#efbd55',
  mark: '#8fbcff',
  markText: '#10151f',
};

/** A part: a box with a name and a line below it. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly name: string;
  readonly detail: string;
  /** Whether the reader writes it; the others come with the toolkit. */
  readonly isOwn?: boolean;
}

const PART_HEIGHT = 58;

const PARTS: readonly Part[] = [
  {x: 26, y: 46, width: 138, name: 'UI toggles', detail: 'Pricing4React'},
  {x: 191, y: 46, width: 138, name: 'Token store', detail: 'localStorage'},
  {x: 356, y: 46, width: 138, name: 'Interceptor', detail: 'each request'},
  {x: 26, y: 250, width: 170, name: 'Guarded services', detail: '@PricingPlanAware', isOwn: true},
  {x: 324, y: 250, width: 170, name: 'RenewTokenFilter', detail: 'each response'},
  {x: 26, y: 372, width: 220, name: 'Evaluator', detail: 'PricingEvaluatorUtil'},
  {x: 324, y: 372, width: 170, name: 'PricingContext', detail: 'your subclass', isOwn: true},
  {x: 26, y: 502, width: 220, name: 'Pricing file', detail: 'Pricing2Yaml', isOwn: true},
  {x: 324, y: 502, width: 170, name: 'Your database', detail: 'accounts, usage', isOwn: true},
];

/** A way that data takes, with the number of the sentence below the picture that tells of it. */
interface Way {
  readonly path: string;
  readonly mark: number;
  readonly at: readonly [x: number, y: number];
}

const WAYS: readonly Way[] = [
  {path: 'M164 75 H189', mark: 1, at: [177, 46]},
  {path: 'M440 104 V248', mark: 2, at: [440, 164]},
  {path: 'M380 250 V106', mark: 3, at: [380, 190]},
  {path: 'M356 75 H331', mark: 3, at: [343, 46]},
  {path: 'M324 279 H198', mark: 3, at: [261, 279]},
  {path: 'M366 308 V340 H206 V370', mark: 3, at: [292, 340]},
  {path: 'M96 308 V370', mark: 4, at: [96, 336]},
  {path: 'M246 401 H322', mark: 5, at: [284, 401]},
  {path: 'M136 430 V500', mark: 5, at: [136, 474]},
  {path: 'M409 430 V500', mark: 5, at: [409, 474]},
];

function draw(palette: Palette): string {
  const group = (y: number, height: number, name: string) =>
    `<rect x="8" y="${y}" width="504" height="${height}" rx="10" fill="${palette.group}" stroke="${palette.groupLine}"/>` +
    `<text x="26" y="${y + 24}" class="group">${name}</text>`;
  const part = ({x, y, width, name, detail, isOwn}: Part) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${PART_HEIGHT}" rx="7" fill="${isOwn ? palette.own : palette.toolkit}" stroke="${isOwn ? palette.ownLine : palette.toolkitLine}" stroke-width="1.5"/>` +
    `<text x="${x + width / 2}" y="${y + 26}" class="name">${name}</text>` +
    `<text x="${x + width / 2}" y="${y + 45}" class="detail">${detail}</text>`;
  const way = ({path}: Way) =>
    `<path d="${path}" fill="none" stroke="${palette.line}" stroke-width="1.75" marker-end="url(#tip)"/>`;
  const mark = ({mark: number, at: [x, y]}: Way) =>
    `<circle cx="${x}" cy="${y}" r="11" fill="${palette.mark}"/>` +
    `<text x="${x}" y="${y + 4.5}" class="mark">${number}</text>`;
  const legend = (x: number, isOwn: boolean, text: string) =>
    `<rect x="${x}" y="582" width="18" height="14" rx="3" fill="${isOwn ? palette.own : palette.toolkit}" stroke="${isOwn ? palette.ownLine : palette.toolkitLine}" stroke-width="1.5"/>` +
    `<text x="${x + 26}" y="594" class="legend">${text}</text>`;
  const lines = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="520" height="606" viewBox="0 0 520 606" role="img" aria-label="Architecture of a Pricing4SaaS application">',
    '<style>',
    `text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','DejaVu Sans',sans-serif;fill:${palette.ink}}`,
    `.name{font-size:14px;font-weight:650;text-anchor:middle}.detail{font-size:13px;text-anchor:middle;fill:${palette.muted}}`,
    `.group{font-size:13px;font-weight:650;fill:${palette.muted}}.legend{font-size:13px}`,
    `.mark{font-size:13px;font-weight:700;text-anchor:middle;fill:${palette.markText}}`,
    '</style>',
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8Z" fill="${palette.line}"/></marker></defs>`,
    group(8, 114, 'Browser'),
    group(212, 236, 'Back end'),
    ...WAYS.map(way),
    ...PARTS.map(part),
    ...WAYS.map(mark),
    legend(26, false, 'comes with the toolkit'),
    legend(240, true, 'you write it, or have it'),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The drawings by file below the repository. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  'static/img/architecture-light.svg': draw(LIGHT),
  'static/img/architecture-dark.svg': draw(DARK),
};
