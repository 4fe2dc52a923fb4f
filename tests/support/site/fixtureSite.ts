/** The folder of the site that browser tests visit, as seen from the project's root. */
export const fixtureSite = '.cache/fixtureSite'
