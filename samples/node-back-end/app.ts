// region: app
import {randomUUID} from 'node:crypto';
import express, {type NextFunction, type Request, type Response} from 'express';
import {isCurrent, recentFailures, tryToDecide, type Decisions} from './pricing';
import {addNote, isPassword, notesOf, subscriberOf} from './store';

export const app = express();
app.use(express.json());
// endregion: app

// region: cors
const FRONT_END = 'http://localhost:5173';

app.use((request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': FRONT_END,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Pricing-Token',
    'Access-Control-Expose-Headers': 'Pricing-Token',
  });
  if (request.method === 'OPTIONS') {
    response.sendStatus(204);
  } else {
    next();
  }
});
// endregion: cors

// region: login
const sessions = new Map<string, string>();

app.post('/api/login', async (request, response) => {
  const {username, password} = request.body ?? {};
  if (!(await isPassword(username, password))) {
    response.status(401).json({status: 401, title: 'Unauthorized'});
    return;
  }
  const authToken = randomUUID();
  sessions.set(authToken, username);
  const decisions = tryToDecide(await subscriberOf(username));
  response.json({authToken, pricingToken: decisions?.token ?? null});
});
// endregion: login

// region: authenticate
function authenticate(request: Request, response: Response, next: NextFunction) {
  const username = sessions.get(request.get('Authorization')?.replace('Bearer ', '') ?? '');
  if (username === undefined) {
    response.status(401).json({status: 401, title: 'Unauthorized'});
    return;
  }
  response.locals.username = username;
  next();
}
// endregion: authenticate

// region: renew
async function evaluateFeatures(request: Request, response: Response, next: NextFunction) {
  const decisions = tryToDecide(await subscriberOf(response.locals.username));
  if (decisions && !isCurrent(request.get('Pricing-Token'), decisions)) {
    response.set('Pricing-Token', decisions.token);
  }
  response.locals.features = decisions?.features ?? {};
  next();
}

app.use('/api', authenticate, evaluateFeatures);
// endregion: renew

// region: health
app.get('/health', (_request, response) => {
  response.sendStatus(recentFailures().length === 0 ? 200 : 503);
});
// endregion: health

// region: guard
function requireFeature(name: string) {
  return (_request: Request, response: Response, next: NextFunction) => {
    const features: Decisions['features'] = response.locals.features;
    if (features[name]?.eval === true) {
      next();
    } else {
      forbid(response, name);
    }
  };
}

function forbid(response: Response, name: string) {
  response
    .status(403)
    .type('application/problem+json')
    .json({
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      detail: `Your subscription does not allow the feature ${name}, or its limit is reached.`,
      feature: name,
    });
}
// endregion: guard

// region: routes
app.get('/api/notes', async (_request, response) => {
  response.json(await notesOf(response.locals.username));
});

app.post('/api/notes', requireFeature('notes'), async (request, response) => {
  const {username, features} = response.locals;
  if (await addNote(username, String(request.body?.text), features.notes.limit)) {
    response.sendStatus(201);
  } else {
    forbid(response, 'notes');
  }
});

app.get('/api/notes/pdf', requireFeature('pdfExport'), (_request, response) => {
  response.type('application/pdf').send('%PDF-1.7');
});
// endregion: routes
