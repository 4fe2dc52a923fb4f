/** What this code was built for, as Netlify calls it; the build of a preview writes another name here. */
export const deployContext = 'production'
