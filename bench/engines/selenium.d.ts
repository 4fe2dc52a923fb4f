/** The published types name the folder, which an import of an ES module cannot. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote'
}
