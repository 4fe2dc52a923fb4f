import Container from '@mui/material/Container'
import type { LegalDocument } from '../../content/schema/legal.ts'
import { site } from '../../content/site.ts'
import texts from '../../content/texts/legal.json'
import { LegalText } from '../../features/legal/LegalText.tsx'
import { describeLegalText, legalTexts } from '../../features/legal/legalTexts.ts'
import { fill } from '../../lib/text.ts'
import type { Page } from '../../routing/page.ts'
import { type LegalPage, legalPages, paths } from '../../routing/paths.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { Head } from '../seo/Head.tsx'

interface Props {
  page: LegalPage
  text: LegalDocument
}

const Legal = ({ page, text }: Props) => {
  return (
    <>
      <Head
        title={`${text.title} | ${site.name}`}
        description={describeLegalText(text)}
        path={paths.legal(page)}
      />
      <PageHero title={text.title} lead={fill(texts.updated, { date: text.updated })} lineWork="hero" />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <LegalText text={text} heading="h2" />
      </Container>
    </>
  )
}

export const loadPage = async (pathname: string): Promise<Page> => {
  const page = legalPages.find((name) => pathname.startsWith(paths.legal(name)))
  if (!page) return { status: 404, element: <NotFound /> }
  return { status: 200, element: <Legal page={page} text={await legalTexts[page]()} /> }
}
