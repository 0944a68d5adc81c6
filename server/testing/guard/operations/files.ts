import { NOBODYS_ID } from '../../full-scenario.ts';
import { READER, SOMEBODY, type Operation } from '../row.ts';

export const FILES: Record<string, Operation> = {
  getUploadPolicy: {
    by: SOMEBODY,
    call: '{ getUploadPolicy(queryData: { filename: "a.jpg", directive: "ListingImages" }) { url } }',
  },
  getPhotos: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { getPhotos(queryData: { photoIds: [$id] }) { _id } }',
    with: () => ({ id: NOBODYS_ID }),
  },
  // Readers of the conversation it was sent in; it is a reminder too, which an auditor reads.
  getFileDownloadUrl: {
    by: READER,
    call: 'query ($id: ID!) { getFileDownloadUrl(queryData: { fileId: $id }) }',
    with: (scenario) => ({ id: scenario.partnersFile }),
  },
};
