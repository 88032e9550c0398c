import { styled } from 'styled-components';

const LicenseNumber = styled.span`
  white-space: nowrap;
`;

/** The license of a job, `label (number)`, without breaks at hyphens of the number. */
export function LicenseName({ license }: { readonly license: string }) {
  const at = license.lastIndexOf('(');
  if (at < 0) return license;
  return (
    <>
      {license.slice(0, at)}
      <LicenseNumber>{license.slice(at)}</LicenseNumber>
    </>
  );
}
