import styled from 'styled-components';

const Heading = styled.h1`
  color: rebeccapurple;
`;

export function PlainScreen() {
  return <Heading>Fixture</Heading>;
}
