/** Settings of Mermaid, for the generator and the development server. */
import {token} from '../../lib/siteColors';

/** Color modes of the site, each with its Mermaid theme from `site/decisions.md`. */
export const DIAGRAM_THEMES = {light: 'default', dark: 'dark'} as const;

export type DiagramMode = keyof typeof DIAGRAM_THEMES;

export const DIAGRAM_MODES = Object.keys(DIAGRAM_THEMES) as readonly DiagramMode[];

/**
 * The font for measuring text. Liberation Sans has the same widths as Arial, so text is equally
 * wide on Windows and macOS.
 */
export const MEASURED_FONT = 'Liberation Sans';

const FONT_STACK = `Arial, "${MEASURED_FONT}", Helvetica, sans-serif`;

/**
 * Settings of both modes. Labels are SVG text, because some programs do not render HTML in SVG
 * images. Boxes are close together, so that text stays large in a column.
 */
export const DIAGRAM_OPTIONS = {
  htmlLabels: false,
  fontFamily: FONT_STACK,
  fontSize: 14,
  flowchart: {
    htmlLabels: false,
    nodeSpacing: 32,
    rankSpacing: 36,
    padding: 10,
    diagramPadding: 4,
    wrappingWidth: 140,
  },
  sequence: {
    width: 100,
    height: 50,
    actorMargin: 20,
    messageMargin: 28,
    noteMargin: 8,
    diagramMarginX: 6,
    diagramMarginY: 8,
  },
  state: {nodeSpacing: 90, rankSpacing: 40},
  class: {htmlLabels: false, nodeSpacing: 40, rankSpacing: 40, diagramPadding: 4},
} as const;

/** Mermaid's theme variables by color of the site. Steps are quiet, because blue is for links. */
const COLORED = {
  surface: 'clusterBkg edgeLabelBackground labelBackgroundColor',
  'surface-raised': 'labelBoxBkgColor noteBkgColor',
  card: 'mainBkg stateBkg',
  ink:
    'actorTextColor classText labelTextColor loopTextColor noteTextColor signalTextColor textColor ' +
    'titleColor transitionLabelColor',
  muted:
    'actorBorder actorLineColor clusterBorder labelBoxBorderColor lineColor nodeBorder ' +
    'noteBorderColor signalColor specialStateColor transitionColor',
};

/** Changes to Mermaid's themes: the font and the site's colors. Only decisions are in ochre. */
export function themeSettings(mode: DiagramMode) {
  const color = (name: string) => token(`--site-${name}`, mode);
  const colored = Object.entries(COLORED).flatMap(([name, variables]) =>
    variables.split(' ').map((variable) => [variable, color(name)]),
  );
  return {
    theme: DIAGRAM_THEMES[mode],
    themeVariables: {
      fontFamily: FONT_STACK,
      fontSize: '14px',
      ...(Object.fromEntries(colored) as Record<string, string>),
    },
    // Keeps lines behind text: Mermaid's edge labels are transparent, and lifelines cross messages.
    themeCSS: `
      .node rect, .actor { rx: 6px; ry: 6px; }
      .node polygon { fill: ${color('decides-wash')}; stroke: ${color('accent')}; }
      .cluster rect { stroke-dasharray: 4; }
      .actor-line { opacity: 0.5; stroke-width: 1px; }
      .edgeLabel .label text { fill: ${color('muted')}; }
      .edgeLabel rect { fill: ${color('surface')} !important; opacity: 1 !important; }
      .messageText, .loopText, .loopText > tspan {
        paint-order: stroke;
        stroke: ${color('surface')} !important;
        stroke-width: 5px;
        stroke-linejoin: round;
      }`,
  };
}

/** Increase when a change of `scripts/generate/diagrams/render.ts` changes images. */
export const DRAWING_REVISION = 2;
