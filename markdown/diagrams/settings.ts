/** How Mermaid draws the diagrams of the site: one source for the program and the dev server. */

/** Color modes of the site, each with its Mermaid theme from `site/decisions.md`. */
export const DIAGRAM_THEMES = {light: 'default', dark: 'dark'} as const;

/** A color mode in which a diagram is drawn. */
export type DiagramMode = keyof typeof DIAGRAM_THEMES;

/** All color modes, in the order in which they are drawn. */
export const DIAGRAM_MODES = Object.keys(DIAGRAM_THEMES) as readonly DiagramMode[];

/**
 * The font that texts are measured with. Liberation Sans has the widths of Arial, so a string is as
 * wide on a reader's Windows or macOS as on the machine that drew it.
 */
export const MEASURED_FONT = 'Liberation Sans';

const FONT_STACK = `Arial, "${MEASURED_FONT}", Helvetica, sans-serif`;

/**
 * Mermaid's settings in both modes: labels are SVG text, because HTML inside an SVG image is not
 * drawn everywhere, and boxes are close together, so that the text stays large within a column.
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
  state: {nodeSpacing: 70, rankSpacing: 40},
  class: {htmlLabels: false, nodeSpacing: 40, rankSpacing: 40, diagramPadding: 4},
} as const;

/** Background of the page in each mode (`src/css/tokens.css`), behind the labels of edges. */
export const SURFACES: Readonly<Record<DiagramMode, string>> = {light: '#fdfcfa', dark: '#0c1322'};

/** What differs from Mermaid's own themes: the font, and texts that were hard to read. */
export function themeSettings(mode: DiagramMode) {
  return {
    theme: DIAGRAM_THEMES[mode],
    themeVariables: {
      fontFamily: FONT_STACK,
      fontSize: '14px',
      edgeLabelBackground: SURFACES[mode],
      // The dark theme has gray on gray in notes and groups.
      ...(mode === 'dark' && {
        noteBkgColor: '#27344f',
        noteTextColor: '#e8ecf6',
        clusterBkg: '#162138',
      }),
    },
    // No line strikes a string through: labels of edges are half transparent otherwise, and the
    // lifelines of a sequence diagram run through its messages.
    themeCSS: `
      .edgeLabel rect { fill: ${SURFACES[mode]} !important; opacity: 1 !important; }
      .messageText, .loopText, .loopText > tspan {
        paint-order: stroke;
        stroke: ${SURFACES[mode]} !important;
        stroke-width: 5px;
        stroke-linejoin: round;
      }`,
  };
}

/** Counts the changes of `scripts/generate/diagrams/render.ts` that change images. */
export const DRAWING_REVISION = 1;
