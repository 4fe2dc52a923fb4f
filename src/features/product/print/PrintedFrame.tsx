import { styled } from '@mui/material/styles'
import { companies, countries } from '../../../content/countries.ts'
import { site } from '../../../content/site.ts'
import texts from '../../../content/texts/print.json'
import type { ProductDetail } from '../../../domain/products/product.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { ByCountry } from '../../../parts/country/ByCountry.tsx'
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
    borderBlockStart: theme.edge.hairline,
    breakInside: 'avoid',
    fontSize: theme.fontSize.caption,
    lineHeight: 1.4,
  },
  '& address': { fontStyle: 'normal', overflowWrap: 'break-word' },
  '& address p:first-of-type': { fontWeight: theme.fontWeight.semibold },
  '& svg:has(use)': { width: '40mm', flex: 'none' },
  '& > p': { marginInlineStart: 'auto', textAlign: 'end' },
}))

const Code = styled('svg')(({ theme }) => ({
  width: '26mm',
  height: '26mm',
  flex: 'none',
  forcedColorAdjust: 'none',
  backgroundColor: theme.vars.palette.site.white,
  stroke: theme.vars.palette.site.ink,
}))

/** Each row of the code is a stroke of width 1 along its middle. */
const AddressCode = ({ size, path }: ProductDetail['addressCode']) => (
  <Code role="img" aria-label={texts.code} viewBox={`0 -0.5 ${size} ${size}`} shapeRendering="crispEdges">
    <path d={path} />
  </Code>
)

export const PrintedFrame = ({ product }: { product: ProductDetail }) => (
  <>
    <Head>
      <ByCountry>
        {({ logo }, audience) => <img {...audience} src={logo} alt="" width={108} height={36} />}
      </ByCountry>
      <span>{texts.title}</span>
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
      <SizeDrawing product={product} />
      <p>
        {texts.more}
        <br />
        {site.url}
        <wbr />
        <span>{paths.product(product.id)}</span>
      </p>
      <AddressCode {...product.addressCode} />
    </Foot>
  </>
)
