import writeExcelFile from 'write-excel-file/universal'

/** In characters, of a column for which no width is given. */
const usualWidth = 24

/**
 * Rows as an Excel file; the first has the heads of the columns and stays in view. A text stays a text: it is never a
 * formula, and a telephone number keeps its zero. `widths` are in characters.
 */
export const toSpreadsheet = (
  rows: readonly (readonly (string | number)[])[],
  widths: readonly number[] = [],
): Promise<Blob> => {
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) => ({
    width: widths[column] ?? usualWidth,
  }))
  return writeExcelFile(
    rows.map((row, index) =>
      row.map((value) => ({
        value,
        wrap: true,
        alignVertical: 'top' as const,
        ...(index === 0 && { fontWeight: 'bold' as const }),
      })),
    ),
    { columns, stickyRowsCount: 1 },
  ).toBlob()
}
