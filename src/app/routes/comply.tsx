import texts from '../../content/texts/statement.json'
import { paths } from '../../domain/routing/paths.ts'
import { Compliance } from '../../features/comply/Compliance.tsx'
import { PaperHead } from '../../parts/country/PaperHead.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Head } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <Head {...texts.head} path={paths.comply} />
    <PaperHead />
    <PageTitle {...texts.hero} isShortOnPhone />
    <Compliance />
  </>
)
