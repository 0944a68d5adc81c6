// Made by script/generate from presentation.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PartnerPresentationTextFragment = { aboutNo: string | null, aboutEn: string | null, phoneNumber: string | null, email: string | null, streetAddress: string | null, licence: string | null, responsibleBroker: string | null };

export type PartnerPersonCardFragment = { _id: string, name: string, avatar: string | null, title: string | null, phoneNumber: string | null, email: string | null };
