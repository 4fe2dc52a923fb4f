import { lazy, useState } from 'react'
import { useLocation } from 'react-router-dom'
import actions from '../../content/texts/actions.json'
import contact from '../../content/texts/contact.json'
import texts from '../../content/texts/quote.json'
import { selectQuoteList } from '../../domain/quoteList/quoteListSlice.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { AddSeveralButton } from '../../features/addSeveral/AddSeveralButton.tsx'
import { useAddSeveral } from '../../features/addSeveral/useAddSeveral.ts'
import { useAskedStatement } from '../../features/comply/statement/useAskedStatement.ts'
import { OfficeDetails } from '../../features/contact/OfficeDetails.tsx'
import { useAskedSubject } from '../../features/contact/useAskedSubject.ts'
import { useFoundMessage } from '../../features/finder/result/useFoundMessage.ts'
import { QuoteForm } from '../../features/quote/form/QuoteForm.tsx'
import { QuotePage } from '../../features/quote/QuotePage.tsx'
import { QuoteListSection } from '../../features/quoteList/QuoteListSection.tsx'
import { fill } from '../../lib/text.ts'
import { ByCountry } from '../../parts/country/ByCountry.tsx'
import { Ordering } from '../../parts/country/Ordering.tsx'
import { PaperHead } from '../../parts/country/PaperHead.tsx'
import { AfterHydration } from '../../ui/AfterHydration.tsx'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { Head } from '../seo/Head.tsx'

const YourRequests = lazy(() => import('../../features/requests/YourRequests.tsx'))
const ReceiptTools = lazy(() => import('../../features/requests/ReceiptTools.tsx'))

const Office = () => (
  <ByCountry>
    {(company, audience) => (
      <section {...audience}>
        <OfficeDetails company={company} />
      </section>
    )}
  </ByCountry>
)

export const Component = () => {
  const { button, waiting } = useAddSeveral()
  const asked = useAskedSubject()
  const question = asked && fill(contact.subject, { product: asked })
  const found = useFoundMessage()
  const asksWithStatement = useAskedStatement()
  const listed = useAppSelector((state) => selectQuoteList(state).length)
  // Until the visitor asks for the form again, also by a link to this page.
  const { key } = useLocation()
  const [sentAt, setSentAt] = useState<string>()
  const isSent = sentAt === key && listed === 0
  const before = question
    ? { title: contact.question.title, lead: fill(contact.question.lead, { question }) }
    : texts.hero
  const { title, lead } = isSent ? texts.receipt.page : before
  const isQuestionAlone = question !== undefined && listed === 0
  const { withStatement, alternatives } = texts.list
  const statementNote = listed > 1 ? `${withStatement} ${alternatives}` : withStatement
  return (
    <>
      <PaperHead />
      <Head {...texts.head} path={paths.quote} image="/og/get-quote.jpg" />
      <QuotePage
        title={title}
        // The first step is what the receipt says, the last one the quotation.
        steps={texts.next.steps.slice(isSent ? 1 : 0, question ? -1 : undefined)}
        lead={lead}
        isSent={isSent}
        office={
          <>
            <div>
              <Ordering />
              <ArrowLink to={paths.services}>{actions.services}</ArrowLink>
            </div>
            <Office />
          </>
        }
      >
        <QuoteForm
          list={({ message, intoMessage, showForm }) =>
            isQuestionAlone || isSent ? null : (
              <QuoteListSection note={asksWithStatement(message) ? statementNote : ''}>
                {(tools) => <AddSeveralButton {...button} {...{ intoMessage, showForm, tools }} />}
              </QuoteListSection>
            )
          }
          waiting={waiting}
          isSent={isSent}
          onSent={(sent) => setSentAt(sent ? key : undefined)}
          receiptTools={(request) => (
            <LazyBoundary>
              <ReceiptTools request={request} />
            </LazyBoundary>
          )}
          suggestion={
            question
              ? { message: `${question}: `, serviceType: 'general', subject: asked }
              : { message: found }
          }
        />
        {!isSent && (
          <AfterHydration>
            <YourRequests />
          </AfterHydration>
        )}
      </QuotePage>
    </>
  )
}
