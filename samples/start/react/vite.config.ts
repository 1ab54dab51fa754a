import {defineConfig} from 'vite';

// The back end, for the development server.
const target = 'http://localhost:8080';

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  server: {proxy: {'/api': target, '/login': target, '/logout': target}},
});
