import { Skeleton } from '@portal/shared';
import { styled } from 'styled-components';

/** React leaves what is in there alone: the page puts the screen's preview into it. */
const filledByPage = { __html: '' };

const PreviewPlace = styled.div`
  &:not(:empty) + * {
    display: none;
  }
`;

/**
 * Where a screen will be: its preview, when the page came with one, else a skeleton. The preview
 * is inert, since nothing in it works before the screen itself is there, and nothing typed into
 * it could be kept.
 */
export function ScreenPlaceholder() {
  return (
    <>
      <PreviewPlace
        inert
        data-preview-place=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={filledByPage}
      />
      <Skeleton lines={6} />
    </>
  );
}
