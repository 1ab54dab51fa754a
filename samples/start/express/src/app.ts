import {randomUUID} from 'node:crypto';
import express, {type NextFunction, type Request, type Response} from 'express';
import {FEATURES, type FeatureName} from './features';
import {evaluateFeatures, forbid, requireFeature} from './guard';
import {isPassword, subscriberOf, use} from './store';

export const app = express();
app.use(express.json());

const sessions = new Map<string, string>();

app.post('/api/login', async (request, response) => {
  const {username, password} = request.body ?? {};
  if (!(await isPassword(username, password))) {
    response.status(401).json({status: 401, title: 'Unauthorized'});
    return;
  }
  const authToken = randomUUID();
  sessions.set(authToken, username);
  response.json({authToken});
});

function authenticate(request: Request, response: Response, next: NextFunction) {
  const username = sessions.get(request.get('Authorization')?.replace('Bearer ', '') ?? '');
  if (username === undefined) {
    response.status(401).json({status: 401, title: 'Unauthorized'});
    return;
  }
  response.locals.username = username;
  next();
}

app.use('/api', authenticate, evaluateFeatures(subscriberOf));

app.get('/api/pricing-token', (_request, response) => {
  response.json({pricingToken: response.locals.decisions?.token ?? null});
});

/** The route of each feature. */
export const ENDPOINTS: Readonly<Record<FeatureName, string>> = {
  // <each feature>
  'pdfExport': '/api/features/pdf-export',
  'notes': '/api/features/notes',
  'betaEditor': '/api/features/beta-editor',
  'euHosting': '/api/features/eu-hosting',
  // </each feature>
};

// Replace this loop with the routes of your application.
for (const feature of FEATURES) {
  app.post(ENDPOINTS[feature], requireFeature(feature), async (_request, response) => {
    const {username, decisions} = response.locals;
    if (await use(username, feature, decisions.features[feature]?.limit)) {
      response.send(`${username} has used ${feature}`);
    } else {
      forbid(response, feature);
    }
  });
}
