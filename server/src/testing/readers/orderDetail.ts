import { orderSchema } from '@portal/shared/contracts';
import type { TestClient } from '../browsers/TestClient.ts';

/** An order as its buyer's browser receives it. */
export async function orderDetail(client: TestClient, id: string) {
  return orderSchema.parse((await client.get(`/api/order/${id}`)).json());
}
