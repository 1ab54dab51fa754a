/** Guards the routes of features. */
import type {NextFunction, Request, Response} from 'express';
import type {FeatureName} from './features';
import {isCurrent, tryToDecide, type Decisions, type Subscriber} from './pricing';

/** Evaluates the features of the current user, and renews the pricing token. Needs `response.locals.username`. */
export function evaluateFeatures(subscriberOf: (username: string) => Promise<Subscriber>) {
  return async (request: Request, response: Response, next: NextFunction) => {
    const decisions = tryToDecide(await subscriberOf(response.locals.username));
    if (decisions && !isCurrent(request.get('Pricing-Token'), decisions)) {
      response.set('Pricing-Token', decisions.token);
    }
    response.locals.decisions = decisions;
    next();
  };
}

/** Rejects requests of users without the feature. Needs `evaluateFeatures` before it. */
export function requireFeature(name: FeatureName) {
  return (_request: Request, response: Response, next: NextFunction) => {
    const decisions: Decisions | undefined = response.locals.decisions;
    if (decisions?.features[name]?.eval === true) {
      next();
    } else {
      forbid(response, name);
    }
  };
}

/** Status 403, for a feature that the plan does not include and for a limit that is reached. */
export function forbid(response: Response, name: FeatureName) {
  const detail = `Your subscription does not allow the feature ${name}, or its limit is reached.`;
  response
    .status(403)
    .type('application/problem+json')
    .json({type: 'about:blank', title: 'Forbidden', status: 403, detail, feature: name});
}
