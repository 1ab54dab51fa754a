import {expect, it} from 'vitest';
import {searchTemplate} from './template';

it('contains the manifest and links to the code', () => {
  expect(searchTemplate(['/base/a.js', '/base/b.css'], '{"format":1}')).toBe(
    `<template data-search-manifest='{"format":1}'><link rel="prefetch" href="/base/a.js"><link rel="prefetch" href="/base/b.css"></template>`,
  );
});
