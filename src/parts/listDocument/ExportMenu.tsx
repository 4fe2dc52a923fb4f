import { useTheme } from '@mui/material/styles'
import { companies } from '../../content/countries.ts'
import texts from '../../content/texts/listDocument.json'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { listLink } from '../../domain/quoteList/listLink.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { useSaving } from '../../ui/browser/sharing.ts'
import { QuietStatus } from '../../ui/spoken.ts'

interface Props {
  products: readonly ListedProduct[]
  /** The request with which the list was sent, and its time in ms since 1970. */
  sent?: { reference: string; time: number }
}

/** Saves the list as PDF or spreadsheet; the scripts for it load at the first press. */
export const ExportMenu = ({ products, sent }: Props) => {
  const country = useAppSelector(selectCountry)
  const colours = useTheme().palette.site
  const { message, save } = useSaving(texts)

  const download = (kind: 'pdf' | 'xlsx') =>
    save(`${sent?.reference ?? texts.fileName}.${kind}`, async () => {
      const { makeDocument } = await import('./makeDocument.ts')
      const { reference = null, time = Date.now() } = sent ?? {}
      const link = listLink(window.location.origin, products)
      return makeDocument(kind, { products, company: companies[country], time, reference, link }, colours)
    })
  return (
    <>
      <ActionMenu
        label={texts.export}
        {...(sent && { name: `${texts.export}: ${sent.reference}` })}
        actions={[
          { label: texts.pdf, onChosen: () => void download('pdf') },
          { label: texts.spreadsheet, onChosen: () => void download('xlsx') },
        ]}
      />
      <QuietStatus aria-live="polite">{message}</QuietStatus>
    </>
  )
}
