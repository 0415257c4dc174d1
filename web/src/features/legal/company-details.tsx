import { APP_NAME } from "#domain/base/product.ts";
import { PublicText, SupportLink } from "#web/lib/public-text.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";

/** The company behind the product, as configured. Says so where a detail is not set. */
export function CompanyDetails() {
	return (
		<FactList values="beside">
			<Fact label="Name">
				<PublicText name="company-name" otherwise={APP_NAME} />
			</Fact>
			<Fact label="Company number">
				<PublicText name="company-number" otherwise="Not stated yet" />
			</Fact>
			<Fact label="Address">
				<PublicText name="company-address" otherwise="Not stated yet: our support gives it" />
			</Fact>
			<Fact label="ICO registration">
				<PublicText name="ico-number" otherwise="Not stated yet" />
			</Fact>
			<Fact label="Support">
				<SupportLink otherwise="Not stated yet" />
			</Fact>
		</FactList>
	);
}
