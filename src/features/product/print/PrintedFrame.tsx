import { styled } from '@mui/material/styles'
import { encode } from 'uqr'
import { companies, countries } from '../../../content/countries.ts'
import { site } from '../../../content/site.ts'
import texts from '../../../content/texts/print.json'
import { ByCountry } from '../../../domain/country/ByCountry.tsx'
import type { ProductDetail } from '../../../domain/machines/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { darkRuns } from '../../../lib/darkRuns.ts'
import { SizeDrawing } from '../size/Size.tsx'

const onPaper = '@media print'

const Head = styled('div')(({ theme }) => ({
  display: 'none',
  [onPaper]: {
    ...theme.typography.overline,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    order: -1,
    paddingBlockEnd: theme.spacing(1.5),
    borderBlockEnd: `3px double ${theme.vars.palette.site.brass}`,
  },
  '& img': { width: 'auto', height: '10mm' },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'none',
  [onPaper]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(3),
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
    fontSize: theme.fontSize.caption,
    lineHeight: 1.4,
  },
  '& address': { fontStyle: 'normal' },
  '& address p:first-of-type': { fontWeight: theme.fontWeight.semibold },
  '& img': { width: 'auto', height: '28mm' },
  '& > p': { marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' },
}))

const Code = styled('svg')(({ theme }) => ({
  width: '26mm',
  height: '26mm',
  flex: 'none',
  forcedColorAdjust: 'none',
  backgroundColor: theme.vars.palette.site.white,
  fill: theme.vars.palette.site.ink,
}))

/** The SVG path of a QR code's dark modules. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  darkRuns(rows)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('')

const AddressCode = ({ url }: { url: string }) => {
  // The border is the light edge that scanners need. They read each of the eight masks; to choose the best
  // would take five times as long.
  const { data, size } = encode(url, { ecc: 'M', border: 4, maskPattern: 0 })
  return (
    <Code role="img" aria-label={texts.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={modulesPath(data)} />
    </Code>
  )
}

/** The head and foot of the printed page. */
const PrintedFrame = ({ product: { id, size } }: { product: ProductDetail }) => {
  const url = site.url + paths.product(id)
  return (
    <>
      <Head>
        <ByCountry>
          {(country, only) => <img {...only} src={companies[country].logo} alt="" width={108} height={36} />}
        </ByCountry>
        {texts.title}
      </Head>
      <Foot>
        {countries.map((country) => {
          const { companyFullName, address, phone, email } = companies[country]
          return (
            <address key={country}>
              {[companyFullName, ...address, phone, email].map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
          )
        })}
        {size && <SizeDrawing id={id} />}
        <p>
          {texts.more}
          <br />
          {url}
        </p>
        <AddressCode url={url} />
      </Foot>
    </>
  )
}

export default PrintedFrame
