/** The one function of `tslib` that the browser needs: a CommonJS module as one with a default. */
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
