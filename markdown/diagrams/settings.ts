/** Settings of Mermaid, for the generator and the development server. */

/** Color modes of the site, each with its Mermaid theme from `site/decisions.md`. */
export const DIAGRAM_THEMES = {light: 'default', dark: 'dark'} as const;

/** A color mode. */
export type DiagramMode = keyof typeof DIAGRAM_THEMES;

/** All color modes, in order. */
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
  state: {nodeSpacing: 70, rankSpacing: 40},
  class: {htmlLabels: false, nodeSpacing: 40, rankSpacing: 40, diagramPadding: 4},
} as const;

/** Background of the page in each mode (`src/css/tokens.css`). */
export const SURFACES: Readonly<Record<DiagramMode, string>> = {light: '#fdfcfa', dark: '#0c1322'};

/** Changes to Mermaid's themes: the font, and colors of text that was hard to read. */
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
    // Keeps lines behind text: Mermaid's edge labels are transparent, and lifelines cross messages.
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

/** Increase when a change of `scripts/generate/diagrams/render.ts` changes images. */
export const DRAWING_REVISION = 1;
