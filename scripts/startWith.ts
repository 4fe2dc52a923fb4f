/** The command that starts the site with a variable, as the shell of this system takes it. */
export const startWith = (name: string, value: string | number, platform = process.platform): string =>
  platform === 'win32' ? `$env:${name}="${value}"; npm start` : `${name}=${value} npm start`
