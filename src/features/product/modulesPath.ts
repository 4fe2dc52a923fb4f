const isDark = (dark: boolean): string => (dark ? '1' : '0')

/** The SVG path of a QR code's dark modules, run by run. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [...row.map(isDark).join('').matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
