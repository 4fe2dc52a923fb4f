/** What the check of content uses of fontkit beyond the share cards. */
declare module 'fontkit' {
  interface Font {
    /** The code points that the font has. */
    readonly characterSet: readonly number[]
  }
}
export {}
