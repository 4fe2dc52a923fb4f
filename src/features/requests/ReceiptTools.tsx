import Box from '@mui/material/Box'
import { ExportMenu } from '../../parts/listDocument/ExportMenu.tsx'
import { ShareList } from '../../parts/quoteList/ShareList.tsx'
import type { KeptRequest } from './keptRequests.ts'
import { RequestState } from './RequestState.tsx'

/** The check, documents and link of a request that was just sent. */
const ReceiptTools = ({ request }: { request: KeptRequest }) => {
  const { reference, machines, sentAt } = request
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
      {machines.length > 0 && (
        <>
          <ExportMenu products={machines} sent={{ reference, time: sentAt }} />
          <ShareList products={machines} reference={reference} />
        </>
      )}
      <RequestState request={request} />
    </Box>
  )
}

export default ReceiptTools
