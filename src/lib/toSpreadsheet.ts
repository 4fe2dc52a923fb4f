import writeExcelFile from 'write-excel-file/universal'

/** In characters, of each column. */
const width = 24

/** Rows as an Excel file. A text stays a text: it is never a formula, and a telephone number keeps its zero. */
export const toSpreadsheet = (rows: readonly (readonly (string | number)[])[]): Promise<Blob> => {
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, () => ({ width }))
  return writeExcelFile(
    rows.map((row) => [...row]),
    { columns },
  ).toBlob()
}
