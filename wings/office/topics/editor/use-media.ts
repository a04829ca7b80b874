import { useCallback } from 'react';
import { readPictures, uploadFile, uploadPicture } from '../../../../api/office/media.api.ts';
import type { Sent } from '../../../../parts/media/use-upload.ts';
import { useCall } from '../../../../shell/query/use-call.ts';

const silent = { manner: 'silent' } as const;

/** Ways of pictures and files to the server. */
export function useMedia() {
  const call = useCall();
  return {
    uploadPicture: useCallback(
      async ({ file }: Sent) => (await call(uploadPicture, { file }, silent)).data,
      [call],
    ),
    pictureLibrary: useCallback(
      async (page: number) => (await call(readPictures, { page: String(page) }, silent)).data,
      [call],
    ),
    uploadFile: useCallback(
      async (sent: Sent) => (await call(uploadFile, { ...sent }, silent)).data,
      [call],
    ),
  };
}
