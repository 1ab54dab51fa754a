/** Replaces the formats of the validator, such as `email`, in the bundle. No published schema uses one. */
export const format = {};
