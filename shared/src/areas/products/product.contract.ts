import * as z from 'zod/mini';
import { products } from './Product.ts';

export const productType = z.enum(products);
