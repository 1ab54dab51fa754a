/** The built site, with a script that reports the errors of its pages. */
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {answerOf, listen} from '../support/servers';

/** Path of the script, which is also the path that it sends its reports to. */
const REPORTS = '/test-reports.js';

/** Reports before the page continues, so that no report is lost when readers leave the page. */
const SCRIPT = `
// Leaving a page cancels what it fetches in advance, which is not an error.
let isLeaving = false;
addEventListener('beforeunload', () => { isLeaving = true; });
const report = (text) => {
  if (isLeaving) return;
  const request = new XMLHttpRequest();
  request.open('POST', '${REPORTS}', false);
  request.send(location.pathname + ': ' + text);
};
console.error = (...values) => report(values.join(' '));
addEventListener('error', ({message, target}) => {
  report(message ?? 'failed: ' + (target.src ?? target.href));
}, true);
addEventListener('unhandledrejection', ({reason}) => report(String(reason)));
addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => report(effectiveDirective + ' ' + blockedURI));
`;

/** Makes pages skip what they fetch in advance, as for a reader who saves data. */
const DATA_SAVER = `
Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
`;

/** A running site. */
export interface ControlledSite {
  readonly url: string;
  /** Errors of pages so far, each after the path of its page. */
  readonly reports: string[];
  /** Whether pages fetch nothing in advance, which takes long. */
  isSavingData: boolean;
  stop(): void;
}

/** Starts the site on a free port. Its pages are those of another server. */
export async function startSite(origin: string): Promise<ControlledSite> {
  const server = createServer(async (request, response) => {
    const {url = '/', method} = request;
    if (url === REPORTS) {
      site.reports.push(...(method === 'POST' ? [await text(request)] : []));
      response.setHeader('Content-Type', 'text/javascript');
      response.end(site.isSavingData ? DATA_SAVER + SCRIPT : SCRIPT);
    } else {
      const {status, headers, body} = await answerOf(origin + url);
      response.writeHead(status, headers);
      const isPage = headers['content-type']?.startsWith('text/html');
      const script = `<script src="${REPORTS}"></script>`;
      response.end(isPage ? String(body).replace(/(?=<script)/, script) : body);
    }
  });
  // Otherwise a request can meet a connection that is just being closed.
  server.keepAliveTimeout = 0;
  const site: ControlledSite = {
    url: await listen(server),
    reports: [],
    isSavingData: false,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}
