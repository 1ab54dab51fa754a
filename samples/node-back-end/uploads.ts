import express, {type NextFunction, type Request, type Response} from 'express';

/** Reads a file into `request.body`. Status 413 if the plan allows less. */
export function readFile(request: Request, response: Response, next: NextFunction): void {
  const {limit} = response.locals.features.attachments;
  express.raw({type: () => true, limit: `${limit}mb`})(request, response, next);
}
