import { styled } from '@mui/material/styles'
import { ByCountry } from '../country/ByCountry.tsx'

const Head = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginBlockEnd: theme.spacing(2),
    paddingBlockEnd: theme.spacing(1.5),
    borderBlockEnd: `3px double ${theme.vars.palette.site.brass}`,
    fontSize: theme.fontSize.caption,
  },
  '& img': { width: 'auto', height: '10mm' },
}))

export const PaperHead = () => (
  <ByCountry>
    {({ logo, companyFullName, phone, email }, audience) => (
      <Head {...audience}>
        <img src={logo} alt="" width={108} height={36} loading="lazy" />
        <span>{`${companyFullName} · ${phone} · ${email}`}</span>
      </Head>
    )}
  </ByCountry>
)
