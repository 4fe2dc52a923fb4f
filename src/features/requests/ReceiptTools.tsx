import Box from '@mui/material/Box'
import { useState } from 'react'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { ExportMenu } from '../../parts/listDocument/ExportMenu.tsx'
import { ShareList } from '../../parts/quoteList/ShareList.tsx'
import type { KeptRequest } from './keptRequests.ts'
import { selectKeptRequests } from './keptRequestsSlice.ts'
import { RequestState } from './RequestState.tsx'

/** The check, documents and link of a request that was just sent; one that is not kept has the present time. */
const ReceiptTools = ({ request }: { request: Omit<KeptRequest, 'sentAt'> }) => {
  const { key, reference, machines } = request
  const { requests } = useAppSelector(selectKeptRequests)
  const [shownAt] = useState(Date.now)
  const time = requests.find((kept) => kept.key === key)?.sentAt ?? shownAt
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
      {machines.length > 0 && (
        <>
          <ExportMenu products={machines} sent={{ reference, time }} />
          <ShareList products={machines} reference={reference} />
        </>
      )}
      <RequestState request={request} />
    </Box>
  )
}

export default ReceiptTools
