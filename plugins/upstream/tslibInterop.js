/** The only function of `tslib` that the browser needs: it adds a default export to a CommonJS module. */
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
