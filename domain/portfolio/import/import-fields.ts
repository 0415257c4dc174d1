/** What a cell of a field holds, by which it is read. */
type FieldKind =
	| "text"
	| "postcode"
	| "certificate"
	| "standing"
	| "use"
	| "count"
	| "rent"
	| "money"
	| "percent"
	| "day"
	| "yesno"
	| "tenure"
	| "owners"
	| "licence"
	| "period";

type Field = {
	/** Its name where columns are chosen. */
	readonly label: string;
	readonly kind: FieldKind;
	/** Headers that mean it, as `headerKey` gives them, split by commas. Those in `unsure` may mean something else as well. */
	readonly sure: string;
	readonly unsure?: string;
};

/**
 * Fields of a file of homes, with the headers that mean them. Arthur's are by its public lists, others by what agents' exports and sheets of people's own
 * usually say, which no source was read for. Source: Rule HOMES-12.
 */
export const importFields = {
	reference: {
		label: "Your reference",
		kind: "text",
		sure: "reference,ref,our ref,your ref,own ref,own reference,property ref,property reference,property id,property code,unit ref,unit reference,unit id,nickname,short name,home ref,asset id,asset number,uprn internal,system ref,property number ref,code",
		unsure: "id,name,property name,number,no",
	},
	flat: {
		label: "Flat",
		kind: "text",
		sure: "flat,flat no,flat number,unit,unit no,unit number,apartment,apartment number,sub building,sub building name,flat name",
	},
	houseNumber: {
		label: "House number",
		kind: "text",
		sure: "house number,house no,building number,street number,door number,property number,paon,number and name,house name number,house number or name",
	},
	building: {
		label: "Building",
		kind: "text",
		sure: "building,building name,house name,block,block name,development,scheme name,saon",
	},
	address: {
		label: "Address",
		kind: "text",
		sure: "address,full address,property address,address 1,address line 1,address1,address line1,line 1,line1,street,street address,street name,road,first line of address,first line,property,rental property,property address line 1,premises,home",
	},
	addressTwo: {
		label: "Address, second line",
		kind: "text",
		sure: "address 2,address line 2,address2,address line2,line 2,line2,locality,area,property address line 2,district",
	},
	addressThree: {
		label: "Address, third line",
		kind: "text",
		sure: "address 3,address line 3,address3,line 3,line3,address 4,address line 4,line 4,line4,county,region",
	},
	town: { label: "Town", kind: "text", sure: "town,city,town city,post town,posttown" },
	postcode: {
		label: "Postcode",
		kind: "postcode",
		sure: "postcode,post code,postal code,zip,zip code,pcode,pc,property postcode",
	},
	group: {
		label: "Group, client or branch",
		kind: "text",
		sure: "group,client,client name,branch,office,portfolio,landlord,landlord name,landlords,portfolio name,company,fund,entity,negotiator office,landlord id",
	},
	certificate: {
		label: "Energy certificate’s number",
		kind: "certificate",
		sure: "certificate number,certificate no,epc number,epc no,epc reference,epc ref,epc certificate number,rrn,report reference number,epc certificate,energy certificate number",
		unsure: "certificate,epc",
	},
	standing: {
		label: "Let, empty, watched or sold",
		kind: "standing",
		sure: "standing,status,let status,property status,unit status,occupancy,occupancy status,letting status,tenancy status,occupied,vacant",
	},
	use: {
		label: "Use",
		kind: "use",
		sure: "use,let type,letting type,tenancy type,let as,use class,type of let,property use,hmo,is hmo,household,occupation",
		unsure: "property type,type",
	},
	people: {
		label: "People",
		kind: "count",
		sure: "people,number of people,no of people,occupants,number of occupants,no of occupants,occupiers,tenants count,number of tenants,no of tenants,persons,household size,residents,heads",
		unsure: "tenants,max occupancy,max occupants",
	},
	bedrooms: {
		label: "Bedrooms",
		kind: "count",
		sure: "bedrooms,beds,bed,no of bedrooms,number of bedrooms,bedroom count,no of beds,number of beds,bedroom",
		unsure: "rooms,no of rooms,number of rooms",
	},
	rentMonth: {
		label: "Rent a month",
		kind: "rent",
		sure: "rent pcm,pcm,rent per month,rent pm,monthly rent,rent monthly,rent month,rent per calendar month,monthly rental,rental pcm,rent a month,rent amount pcm,rental income monthly,current rent pcm",
		unsure:
			"rent,rent amount,current rent,rental,rental income,passing rent,market rent,contractual rent,asking rent,rental price,rent due",
	},
	rentWeek: {
		label: "Rent a week",
		kind: "rent",
		sure: "rent pw,pw,rent per week,weekly rent,rent weekly,rent week,rent a week,rental pw,weekly rental",
	},
	rentYear: {
		label: "Rent a year",
		kind: "rent",
		sure: "rent pa,rent per annum,annual rent,yearly rent,rent per year,rent annual,rent a year,rental pa,rent yearly,gross annual rent,annual rental income,gross rent pa",
	},
	rentPeriod: {
		label: "How often rent is paid",
		kind: "period",
		sure: "rent frequency,rent period,frequency,payment frequency,rental frequency,rent interval,rent cycle,rent schedule,rental period",
	},
	price: {
		label: "Price paid or asked",
		kind: "money",
		sure: "price,purchase price,price paid,bought for,asking price,cost price,purchase cost,acquisition price,acquisition cost,guide price,offer price",
	},
	value: {
		label: "Value today",
		kind: "money",
		sure: "value,current value,market value,estimated value,valuation,property value,value today,current market value,latest valuation,estimated market value",
	},
	loanLeft: {
		label: "Loan left",
		kind: "money",
		sure: "loan,loan left,mortgage,mortgage balance,loan balance,outstanding mortgage,mortgage outstanding,outstanding balance,outstanding loan,mortgage left,loan outstanding,current mortgage balance,remaining mortgage,debt,current balance",
		unsure: "loan amount,mortgage amount,balance",
	},
	rate: {
		label: "Rate of the loan",
		kind: "percent",
		sure: "rate,interest rate,mortgage rate,loan rate,mortgage interest rate,current rate,interest",
	},
	fixedUntil: {
		label: "Rate fixed until",
		kind: "day",
		sure: "fixed until,fixed rate end,fixed rate end date,fixed rate ends,fixed end date,fix ends,fix end,fixed to,fixed term end mortgage,mortgage fixed until,rate end date,product end date,mortgage product end,mortgage end of fix,end of fixed rate,fixed rate expiry,deal end date,mortgage deal end date,fixed rate until",
		unsure: "mortgage end date,loan end date,mortgage expiry",
	},
	tenure: { label: "Tenure", kind: "tenure", sure: "tenure,freehold leasehold,title,lease type" },
	owners: {
		label: "Owners and shares",
		kind: "owners",
		sure: "owner,owners,owner name,owned by,ownership,property owner,legal owner,beneficial owner,owners and shares,owner names",
	},
	ownerShare: {
		label: "Owner’s share",
		kind: "percent",
		sure: "share,ownership share,owner share,ownership percentage,percentage owned,share owned,percent owned",
	},
	tenancyFrom: {
		label: "Start of the tenancy",
		kind: "day",
		sure: "tenancy start,tenancy start date,start of tenancy,lease start,lease start date,tenancy from,move in,move in date,let from,tenancy commencement,tenancy commencement date,tenancy began,tenancy starts,agreement start date",
		unsure: "start date,start,from",
	},
	rentRaisedOn: {
		label: "Last rent rise",
		kind: "day",
		sure: "last rent rise,last rent increase,last rent increase date,rent last increased,last rent review,last rent review date,rent last raised,date of last rent increase,last increase",
	},
	licenceKind: {
		label: "Licence",
		kind: "licence",
		sure: "licence,license,licence type,license type,licence kind,hmo licence,hmo license,property licence,licence scheme,selective licence,licence held",
	},
	licenceNumber: {
		label: "Licence number",
		kind: "text",
		sure: "licence number,license number,licence no,license no,licence ref,licence reference,hmo licence number,hmo licence no,hmo license number,license reference,property licence number,selective licence number",
	},
	licencePeople: {
		label: "People the licence allows",
		kind: "count",
		sure: "licence people,licensed people,licensed for,licence occupants,licensed occupants,max licensed occupants,licence max occupants,licensed occupancy,permitted occupants,maximum permitted occupants,hmo max occupants",
	},
	licenceUntil: {
		label: "Licence ends",
		kind: "day",
		sure: "licence end,licence ends,licence expiry,license expiry,licence expiry date,license expiry date,licence expires,hmo licence expiry,hmo licence expiry date,hmo license expiry,licence end date,licence until,licence valid until,hmo expiry,selective licence expiry",
	},
	licenceHolder: {
		label: "Licence holder",
		kind: "text",
		sure: "licence holder,license holder,licensee,name of licence holder",
	},
	hasGas: {
		label: "Has gas",
		kind: "yesno",
		sure: "gas supply,has gas,gas at property,gas y n,mains gas,gas connected,gas yes no",
		unsure: "gas",
	},
	gasUntil: {
		label: "Gas safety ends",
		kind: "day",
		sure: "gas expiry,gas expiry date,gas safety expiry,gas safety expiry date,gas certificate expiry,gas certificate expiry date,gas cert expiry,gas safety certificate expiry,gas safety certificate expiry date,cp12 expiry,cp12 expiry date,gsc expiry,gas due,gas safety due,gas safety due date,gas safety renewal,next gas check,gas until,gas safety until,gas expires,gas safe expiry,gas safety end date,lgsr expiry,cp12 due,gas safety ends",
		unsure: "gas safety,gas certificate,gas safety certificate,cp12,gas cert,gsc,gas safety date",
	},
	electricalUntil: {
		label: "Electrical report ends",
		kind: "day",
		sure: "eicr expiry,eicr expiry date,electrical expiry,electrical expiry date,electrical certificate expiry,electrical safety expiry,eicr due,eicr due date,eicr until,eicr expires,next eicr,electrical until,eicr renewal,electric expiry,electrical cert expiry,electrical safety certificate expiry,electrical report ends,electrical installation expiry",
		unsure:
			"eicr,electrical,electrical certificate,electrical safety,electric certificate,eicr date",
	},
	energyUntil: {
		label: "Energy certificate ends",
		kind: "day",
		sure: "epc expiry,epc expiry date,epc expires,epc until,epc valid until,energy certificate expiry,epc end date,epc renewal,epc due,energy expiry,epc certificate expiry,energy certificate ends",
		unsure: "epc date",
	},
	alarmsTestedOn: {
		label: "Alarms last tested",
		kind: "day",
		sure: "alarms tested,alarm test,alarm test date,smoke alarm test,smoke alarm test date,smoke alarms tested,smoke alarm tested,alarms last tested,smoke and co alarm test,smoke alarm last tested,alarm check,smoke alarm check,alarms tested on",
		unsure: "smoke alarms,smoke alarm,alarms,co alarm",
	},
	insuranceUntil: {
		label: "Insurance ends",
		kind: "day",
		sure: "insurance expiry,insurance expiry date,insurance renewal,insurance renewal date,insurance until,insurance expires,buildings insurance expiry,building insurance expiry,landlord insurance expiry,insurance due,insurance end date,buildings insurance renewal,insurance ends",
		unsure: "insurance,insurance date",
	},
	depositScheme: {
		label: "Deposit scheme",
		kind: "text",
		sure: "deposit scheme,tenancy deposit scheme,deposit protection,deposit protection scheme,deposit provider,tds,deposit held by,deposit registered with,scheme,deposit protected with",
	},
	databaseNumber: {
		label: "Landlord database entry",
		kind: "text",
		sure: "database entry,database number,landlord database number,prs database number,prs database,prs number,landlord database,landlord registration number,registration number,landlord registration,prs registration,rent smart wales,rent smart wales number,database entry number",
	},
	databaseOn: {
		label: "Entered in the database on",
		kind: "day",
		sure: "database entry date,database entered on,prs database date,landlord database date,registration date,date registered,entered in the database on",
	},
} as const satisfies Readonly<Record<string, Field>>;

/** A field that a column of a file may be read as. */
export type ImportField = keyof typeof importFields;
export const importFieldIds = Object.keys(importFields) as readonly ImportField[];

/** A header in one form: "Rent (£ pcm)", "rent_pcm" and "RentPCM" are "rent pcm". */
export function headerKey(header: string): string {
	return header
		.normalize("NFKD")
		.replaceAll(/([a-z])([A-Z])/g, "$1 $2")
		.toLowerCase()
		.replaceAll(/['’]/g, "")
		.replaceAll("%", " percent ")
		.replaceAll(/\bp\.c\.m\b/g, "pcm")
		.replaceAll(/\blicense/g, "licence")
		.replaceAll(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/(?<=\w) (?:percent|gbp|dd mm yyyy)$/, "");
}
